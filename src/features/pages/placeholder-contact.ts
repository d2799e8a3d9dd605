import { PLACEHOLDER_PHONE } from '@/cms/fields/checks/problems'

/** The contact that the first start fills in, so that nobody's real one is published. */
export const PLACEHOLDER_CONTACT = {
  phone: PLACEHOLDER_PHONE,
  email: 'hello@vaidyapath.example',
  address: 'Sector 62, Noida, Uttar Pradesh, India',
  mapQuery: '28.6270, 77.3649',
}
/** Domains that nobody can have (RFC 2606). */
const NOBODYS_DOMAIN = /(?:[@.]example(?:\.(?:com|net|org))?|\.(?:test|invalid|localhost))$/i

const CONTACT_FIELDS = ['phone', 'email', 'address'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** Whether somebody can receive mail at an address. */
export const isRealMailbox = (email: unknown): boolean =>
  typeof email === 'string' && email !== '' && !NOBODYS_DOMAIN.test(email)

type Contact = { readonly [Field in ContactField]?: unknown }

/** The contact details that are still those of the first start. */
export const placeholderContact = ({ phone, email, address }: Contact): ContactField[] => {
  const isPlaceholder = {
    phone: phone === PLACEHOLDER_CONTACT.phone,
    email: typeof email === 'string' && NOBODYS_DOMAIN.test(email),
    address: address === PLACEHOLDER_CONTACT.address,
  }
  return CONTACT_FIELDS.filter((field) => isPlaceholder[field])
}

/** Whether a contact detail is there and its owners' own. */
export const isOwnContact = (contact: Contact, field: ContactField): boolean =>
  Boolean(contact[field]) && !placeholderContact(contact).includes(field)

/**
 * The one rule of what a configured site is: phone, e-mail and address are its owners' own, as the setup checklist
 * asks. Until then samples are shown, marked as such.
 */
export const hasOwnContact = (contact: Contact) => CONTACT_FIELDS.every((field) => isOwnContact(contact, field))

/**
 * What the map of the contact page looks for: the point of the settings, else their address. The point of the first
 * start is nobody's once the address is their own.
 */
export function mapQueryOf(settings: Contact & { readonly mapQuery?: string | null }): string | null {
  const isLeftOver = settings.mapQuery === PLACEHOLDER_CONTACT.mapQuery && isOwnContact(settings, 'address')
  const address = typeof settings.address === 'string' ? settings.address.replace(/,?\s*\n\s*/g, ', ') : null
  return (isLeftOver ? null : settings.mapQuery) || address || null
}
