import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { watchForStuckWork } from '@/cms/background/stuck-work'
import { pauseBackgroundWork, startBackgroundWork } from './payload'

const MILLISECONDS_BEFORE_ANOTHER_TRY = 5000

/**
 * Background work in one process of all: begun when this one takes the lead, paused when it loses it.
 * @returns what is to be told of either; what fails is tried again until it is as it was last told
 */
export function backgroundLead(): (leads: boolean) => void {
  let wanted = false
  let isSettling = false
  let stopWatching: (() => void) | undefined

  const change = async (leads: boolean) => {
    stopWatching?.()
    stopWatching = undefined
    if (leads) stopWatching = watchForStuckWork(await startBackgroundWork())
    else await pauseBackgroundWork()
  }
  const settle = async () => {
    for (let present: boolean | undefined; present !== wanted; ) {
      const next = wanted
      try {
        await change(next)
        present = next
      } catch (error) {
        console.error('Background work could not be started or paused:', String(error))
        await pause(MILLISECONDS_BEFORE_ANOTHER_TRY, undefined, { ref: false })
      }
    }
  }
  return (leads) => {
    wanted = leads
    if (isSettling) return
    isSettling = true
    void settle().finally(() => {
      isSettling = false
    })
  }
}
