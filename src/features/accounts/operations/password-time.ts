import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/**
 * Spends as long as checking or setting a password takes, and does nothing. Answers about addresses that have no
 * account, or have one already, would otherwise tell so by coming sooner.
 */
export async function spendPasswordTime(password: string): Promise<void> {
  await derive(password, randomBytes(32), 600_000, 32, 'sha256')
}
