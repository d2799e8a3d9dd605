import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const shared = globalThis as typeof globalThis & { hashedAsOnTheSite?: typeof crypto.pbkdf2 }

/**
 * Hashes passwords in one round instead of 600,000, which take a third of a second: most tests make people, and few of
 * them are about passwords. What a hash says stays true, since every hash of a file is made so.
 */
export function hashQuickly(): void {
  shared.hashedAsOnTheSite ??= crypto.pbkdf2
  const derive = shared.hashedAsOnTheSite
  // The site wraps the function again in each file; here it is as it was.
  crypto.pbkdf2 = (password, salt, _rounds, length, digest, done) => derive(password, salt, 1, length, digest, done)
  syncBuiltinESMExports()
}

/** Hashes as long as the site does: for files about what happens meanwhile. Called before Payload is opened. */
export function hashAsOnTheSite(): void {
  crypto.pbkdf2 = shared.hashedAsOnTheSite ?? crypto.pbkdf2
  syncBuiltinESMExports()
}
