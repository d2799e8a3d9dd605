import { deletePresetsOf } from '../database/payload-tables'
import type { Eraser } from './erasure'
import { deleteViewsNaming } from './erasure-queries'

/**
 * Deletes the saved views that were a person's alone, and every view that looks for their address. What they shared
 * stays for the others, without saying whose it was.
 */
export const eraseViews: Eraser = async (req, person) => {
  await deleteViewsNaming(req, person)
  await deletePresetsOf(req, person)
}
