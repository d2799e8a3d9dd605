const DOTLESS_DOMAINS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address leads to, for limits only: `A.Verma+jobs@googlemail.com` and `averma@gmail.com` are
 * one. What follows a plus is the owner's own mark nearly everywhere; dots mean nothing to Gmail alone.
 * @param email an address, in whatever spelling
 */
export function mailboxOf(email: string): string {
  const typed = email.trim().toLowerCase()
  const at = typed.lastIndexOf('@')
  const [name = '', domain] = [typed.slice(0, at).split('+')[0], typed.slice(at + 1)]
  return DOTLESS_DOMAINS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
