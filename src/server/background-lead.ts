import 'server-only'
import { doBackgroundWork } from '@/cms/background/work-off'
import { payloadClient } from './payload'

/**
 * Runs background work in one process only: started on gaining the lead, stopped on losing it.
 * @returns callbacks for both
 */
export function backgroundLead(): (leads: boolean) => void {
  let stop: (() => void) | undefined
  return (leads) => {
    stop?.()
    stop = leads ? doBackgroundWork(payloadClient) : undefined
  }
}
