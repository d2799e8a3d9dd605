import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/*
 * Hashes passwords in one round instead of 600,000, which take a third of a second: most tests make people, and few of
 * them are about passwords. What a hash says stays true, since every hash of a test database is made so. Loaded into the
 * test's site before anything else (`--import`), and called anew in each integration test file, where the site has
 * wrapped the function again.
 */

globalThis.hashedAsOnTheSite ??= crypto.pbkdf2
const derive = globalThis.hashedAsOnTheSite

/** Hashes in one round from here on. */
export function hashQuickly() {
  crypto.pbkdf2 = (password, salt, _rounds, length, digest, done) => derive(password, salt, 1, length, digest, done)
  syncBuiltinESMExports()
}

/** Hashes as long as the site does: for files about what happens meanwhile. Called before Payload is opened. */
export function hashAsOnTheSite() {
  crypto.pbkdf2 = derive
  syncBuiltinESMExports()
}

hashQuickly()
