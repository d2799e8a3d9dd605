import type { TextField } from 'payload'
import { checkSlug } from './checks/checks'

/** The address part of a record: unique, lowercase, hyphenated; filled from the name when left empty. */
export const slugField = (description = 'Filled from the name when left empty.'): TextField => ({
  name: 'slug',
  label: 'Address',
  type: 'text',
  unique: true,
  index: true,
  maxLength: 120,
  // A copy gets an address of its own from its name.
  hooks: { beforeDuplicate: [() => null] },
  admin: { position: 'sidebar', description },
  validate: checkSlug,
})
