/** How the client waits between two sends, in ms; tests shorten `base`. */
export const pace = { base: 400 }
