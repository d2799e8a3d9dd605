import type { PayloadRequest } from 'payload'
import { permits } from '@/cms/access/access'
import { studioMessages } from '../messages'
import type { StudioLink } from './navigation-links'
import type { StudioTask } from './studio'
import { studioPaths } from './studio-paths'

/** The tasks a person may open, in the order of the day, each with its permitted screens. */
export const linksFor = (user: PayloadRequest['user'], tasks: readonly StudioTask[]): StudioLink[] => [
  { href: studioPaths.overview(), label: studioMessages.navigation.overview, tabs: [] },
  ...tasks
    .filter(({ rule }) => permits(rule, user))
    .map(({ href, label, rule, tabs = [] }) => ({
      href,
      label,
      tabs: tabs.filter((tab) => permits(tab.rule ?? rule, user)).map(({ rule: _, ...step }) => step),
    })),
]
