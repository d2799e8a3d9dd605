import 'server-only'
import { doBackgroundWork } from '@/cms/background/work-off'
import { payloadClient } from './payload'

/**
 * Background work in one process of all: begun when this one takes the lead, ended when it loses it.
 * @returns what is to be told of either
 */
export function backgroundLead(): (leads: boolean) => void {
  let stop: (() => void) | undefined
  return (leads) => {
    stop?.()
    stop = leads ? doBackgroundWork(payloadClient) : undefined
  }
}
