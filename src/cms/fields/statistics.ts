import type { ArrayField } from 'payload'

/** Figures the site claims about itself, in the site's own words. */
export const statistics: ArrayField = {
  name: 'statistics',
  type: 'array',
  maxRows: 6,
  admin: { description: 'Only figures that you can support.' },
  fields: [
    { name: 'value', type: 'text', required: true, admin: { description: 'For example 200+' } },
    { name: 'label', type: 'text', required: true, admin: { description: 'For example Partner hospitals' } },
  ],
}
