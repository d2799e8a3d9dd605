import type { ArrayField } from 'payload'
import { checkFigure } from './checks/checks'
import { LENGTHS } from './checks/lengths'

/** Figures the site claims about itself, in the site's own words. */
export const statistics: ArrayField = {
  name: 'statistics',
  type: 'array',
  maxRows: 6,
  admin: { description: 'Only figures that you can support.' },
  fields: [
    {
      name: 'value',
      type: 'text',
      required: true,
      maxLength: LENGTHS.label,
      validate: checkFigure,
      admin: { description: 'For example 200+' },
    },
    {
      name: 'label',
      type: 'text',
      required: true,
      maxLength: LENGTHS.label,
      admin: { description: 'For example Partner hospitals' },
    },
  ],
}
