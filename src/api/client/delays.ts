/** How the client waits between two sends, in ms; tests shorten `base`. */
export const delays = { base: 400 }
