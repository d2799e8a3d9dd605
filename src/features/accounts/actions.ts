'use server'
import config from '@payload-config'
import { logout } from '@payloadcms/next/auth'

/** Ends the session in the database and takes the cookie away. */
export async function signOut(): Promise<{ ok: true } | { ok: false; message: string }> {
  const { success, message } = await logout({ config })
  return success ? { ok: true } : { ok: false, message }
}
