/**
 * `aria-describedby` of a field: the ids of its hint and its error. Without Formik, which the cart's field for a code would
 * fetch otherwise.
 */
export const describedBy = (id: string, hint: unknown, error: unknown): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
