/** Returns a value that the test needs; fails if it is missing, so that the test cannot skip it. */
export function required<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Error('What this test goes on with is not there')
  return thing
}
