const TICKET_ID = /^[A-Za-z0-9_-]{1,64}$/
const ACCESS_TOKEN = /^[A-Za-z0-9._~-]{1,512}$/

/**
 * Helpdesk URL of a ticket.
 * @param helpdesk base URL, with or without a path
 * @returns null for an invalid id or token
 */
export function ticketPath(helpdesk: string, id: string, token: string | string[] | undefined): string | null {
  if (typeof token !== 'string' || !TICKET_ID.test(id) || !ACCESS_TOKEN.test(token)) return null
  const base = helpdesk.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return `${base}/my/ticket/${encodeURIComponent(id)}?access_token=${encodeURIComponent(token)}`
}

/** Whether id and token have a helpdesk's format; for when none is configured. */
export const isTicketLink = (id: string, token: string | string[] | undefined) => ticketPath('', id, token) !== null
