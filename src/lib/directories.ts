import path from 'node:path'
import { env } from './env'

/** Editors' images: `media/` in a checkout, or inside DATA_DIR if that is set elsewhere. */
export const imageDirectory = (): string =>
  env.DATA_DIR === '.data' ? path.resolve('media') : path.resolve(env.DATA_DIR, 'media')

/** Folder of personal files (photos, CVs), never served as static files. */
export const privateDirectory = (kind: string): string => path.resolve(env.DATA_DIR, 'private', kind)
