/**
 * Names of acts that were sent and never answered, until the server's records say what became of them. They outlive the
 * dialog that sent them: opening it again must not send again. A reload forgets them, and shows what the server has.
 */
export const unansweredActs = new Set<string>()
