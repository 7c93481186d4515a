/// <reference types="vite/client" />

interface Window {
  /** The response of `config.json`, requested by `public/early.js`. */
  earlyConfig?: Promise<Response>
}

declare module 'virtual:component-props' {
  import type { DocumentedComponent } from '@/build/componentProps'

  export const componentProps: Record<string, DocumentedComponent>
}
