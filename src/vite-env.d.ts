/// <reference types="vite/client" />

declare module 'virtual:component-props' {
  import type { DocumentedComponent } from '@/build/componentProps'

  export const componentProps: Record<string, DocumentedComponent>
}
