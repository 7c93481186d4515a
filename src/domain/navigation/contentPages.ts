/** The pages of the content source that are known to the build, and what each is headed with until its own title is there. */
export const contentPages: ReadonlyMap<string, string> = new Map([
  ['about', 'About'],
  ['contract', 'Contract'],
  ['enterprise', 'Enterprise'],
  ['marketplace', 'Marketplace'],
  ['resources', 'Resources'],
  ['teammembership', 'Team membership'],
])
