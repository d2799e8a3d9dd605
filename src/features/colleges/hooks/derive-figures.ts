import type { CollectionBeforeChangeHook } from 'payload'
import { derivedFigures } from '../derived-figures'

/** Keeps the figures that lists filter and sort by in step with the texts that people read. */
export const deriveCollegeFigures: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  ...derivedFigures({ ...originalDoc, ...data }),
})
