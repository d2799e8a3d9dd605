import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the clone. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The product's short name, also of its database and role. */
export const productName = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).name

/** A path inside the clone. */
export const inProject = (...parts) => path.join(projectRoot, ...parts)
