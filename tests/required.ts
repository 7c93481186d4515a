/** What a test goes on with: fails where there is none, instead of passing over it. */
export function required<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('What this test goes on with is not there')
  return thing
}
