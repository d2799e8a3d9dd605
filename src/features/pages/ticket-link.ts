const TICKET_ID = /^[A-Za-z0-9_-]{1,64}$/
const ACCESS_TOKEN = /^[A-Za-z0-9._~-]{1,512}$/

/**
 * The helpdesk's page of one ticket.
 * @param helpdesk address of the helpdesk, with or without a path
 * @returns null when id or token cannot be what the helpdesk gave out
 */
export function ticketPath(helpdesk: string, id: string, token: string | string[] | undefined): string | null {
  if (typeof token !== 'string' || !TICKET_ID.test(id) || !ACCESS_TOKEN.test(token)) return null
  const base = helpdesk.replace(/[?#].*$/, '').replace(/\/+$/, '')
  return `${base}/my/ticket/${encodeURIComponent(id)}?access_token=${encodeURIComponent(token)}`
}

/** Whether id and token look like what a helpdesk gives out; for when none is configured. */
export const isTicketLink = (id: string, token: string | string[] | undefined) => ticketPath('', id, token) !== null
