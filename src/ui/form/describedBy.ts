/**
 * `aria-describedby` of a field: the ids of its hint and its error. Independent of Formik, so that the cart's field for
 * a code doesn't load it.
 */
export const describedBy = (id: string, hint: unknown, error: unknown): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
