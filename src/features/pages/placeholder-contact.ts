import { PLACEHOLDER_PHONE } from '@/cms/fields/checks/problems'

/** Contact details of the first start, so that no real one is published. */
export const PLACEHOLDER_CONTACT = {
  phone: PLACEHOLDER_PHONE,
  email: 'hello@vaidyapath.example',
  address: 'Sector 62, Noida, Uttar Pradesh, India',
  mapQuery: '28.6270, 77.3649',
}
/** Reserved domains (RFC 2606). */
const RESERVED_DOMAIN = /(?:[@.]example(?:\.(?:com|net|org))?|\.(?:test|invalid|localhost))$/i

const CONTACT_FIELDS = ['phone', 'email', 'address'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** Whether an email can receive mail. */
export const isRealMailbox = (email: unknown): boolean =>
  typeof email === 'string' && email !== '' && !RESERVED_DOMAIN.test(email)

type Contact = { readonly [Field in ContactField]?: unknown }

/** Contact details still unchanged from the first start. */
export const placeholderContact = ({ phone, email, address }: Contact): ContactField[] => {
  const isPlaceholder = {
    phone: phone === PLACEHOLDER_CONTACT.phone,
    email: typeof email === 'string' && RESERVED_DOMAIN.test(email),
    address: address === PLACEHOLDER_CONTACT.address,
  }
  return CONTACT_FIELDS.filter((field) => isPlaceholder[field])
}

/** Whether a contact detail is set to the owners' own. */
export const isOwnContact = (contact: Contact, field: ContactField): boolean =>
  Boolean(contact[field]) && !placeholderContact(contact).includes(field)

/**
 * The one rule of a configured site: phone, email and postal address are the owners' own, as in the setup checklist.
 * Until then samples are shown and marked.
 */
export const hasOwnContact = (contact: Contact) => CONTACT_FIELDS.every((field) => isOwnContact(contact, field))

/**
 * Place for the contact page's map: the settings' point, otherwise the postal address. The first start's point is
 * invalid once the address is changed.
 */
export function mapQueryOf(settings: Contact & { readonly mapQuery?: string | null }): string | null {
  const isLeftOver = settings.mapQuery === PLACEHOLDER_CONTACT.mapQuery && isOwnContact(settings, 'address')
  const address = typeof settings.address === 'string' ? settings.address.replace(/,?\s*\n\s*/g, ', ') : null
  return (isLeftOver ? null : settings.mapQuery) || address || null
}
