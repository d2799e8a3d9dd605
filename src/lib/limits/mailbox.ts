const DOTLESS_DOMAINS = ['gmail.com', 'googlemail.com']

/**
 * Canonical mailbox of an email, for limits only: `A.Verma+jobs@googlemail.com` and `averma@gmail.com` are one. Nearly
 * every provider ignores what follows a plus; only Gmail ignores dots.
 * @param email in any spelling
 */
export function mailboxOf(email: string): string {
  const typed = email.trim().toLowerCase()
  const at = typed.lastIndexOf('@')
  const [name = '', domain] = [typed.slice(0, at).split('+')[0], typed.slice(at + 1)]
  return DOTLESS_DOMAINS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
