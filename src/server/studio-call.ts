import config from '@payload-config'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import type { ImportMap, ServerFunctionClientArgs } from 'payload'
import 'server-only'
import { UnreadableForm } from '@/lib/request/unreadable-form'
import { studioGuard } from './studio-guard'

/**
 * Answers what the studio's own script calls. Payload looks a name up before it asks who is there, in an object that
 * has inherited names too: `constructor` gave anybody the whole import map back.
 * @returns null to who may not enter the studio, as Payload's own functions answer them
 * @throws UnreadableForm for a name that no studio calls
 */
export async function studioCall(asked: ServerFunctionClientArgs, importMap: ImportMap): Promise<unknown> {
  const { outcome } = await studioGuard()
  if (outcome !== 'studio') return null
  const { name, args } = asked ?? {}
  if (typeof name !== 'string' || name in Object.prototype) throw new UnreadableForm()
  return handleServerFunctions({ name, args: { ...args }, config, importMap })
}
