/// <reference types="vite/client" />

// What browsers offer and TypeScript's DOM types don't have yet.
interface Navigator {
  /** Network Information API. */
  readonly connection?: { readonly saveData?: boolean; readonly downlink?: number }
  readonly globalPrivacyControl?: boolean
}
interface Document {
  /** Speculation rules: the page is rendered before it is visited. */
  readonly prerendering?: boolean
}

declare module 'virtual:component-props' {
  export type DocumentedProp = { name: string; type: string; optional: boolean; fallback?: string; says?: string }
  /** `and`: names of further prop types that a component accepts. */
  export type DocumentedComponent = { says?: string; props: DocumentedProp[]; and: string[] }
  export const componentProps: Record<string, DocumentedComponent>
}
