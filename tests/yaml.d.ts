/** Read by vitest.config.ts. */
declare module '*/openapi.yaml' {
  export const contract: unknown
}
