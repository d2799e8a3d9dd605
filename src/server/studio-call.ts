import config from '@payload-config'
import { handleServerFunctions } from '@payloadcms/next/layouts'
import type { ImportMap, ServerFunctionClientArgs } from 'payload'
import 'server-only'
import { rejectedPlan } from '@/cms/versions/plan-rights'
import { UnreadableForm } from '@/lib/request/unreadable-form'
import { payloadClient } from './payload'
import { studioGuard } from './studio-guard'

/**
 * Handles the studio's own server functions. Payload looks names up before checking access, in an object with inherited
 * properties: `constructor` returned the whole import map to anyone.
 * @returns null without access to the studio, like Payload's own functions
 * @throws UnreadableForm for an unknown name
 */
export async function studioCall(call: ServerFunctionClientArgs, importMap: ImportMap): Promise<unknown> {
  const verdict = await studioGuard()
  if (verdict.outcome !== 'studio') return null
  const { name, args } = call ?? {}
  if (typeof name !== 'string' || name in Object.prototype) throw new UnreadableForm()
  if (name === 'schedule-publish') {
    const rejected = await rejectedPlan(await payloadClient(), verdict.user, { ...args })
    if (rejected) return rejected
  }
  return handleServerFunctions({ name, args: { ...args }, config, importMap })
}
