import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Payload's reader of forms. */
const READER = 'busboy/lib/types/multipart.js'

type Emit = (event: string, ...values: unknown[]) => boolean

/**
 * Gives every file of a form a listener for its failure. Payload 3.90 gives none to a file that follows a part it has
 * rejected, and then destroys the form: the failure of such a file was an uncaught error.
 */
export function hearFilesFail(): void {
  // As Payload resolves it: from this module, the builder would include a copy of its own.
  const fromPayload = createRequire(join(process.cwd(), 'node_modules', 'payload', 'package.json'))
  const { prototype } = fromPayload(READER) as { prototype: { emit: Emit } }
  const { emit } = prototype
  prototype.emit = function emitHeard(event, ...values) {
    if (event === 'file') (values[1] as Readable).on('error', () => undefined)
    return emit.call(this, event, ...values)
  }
}
