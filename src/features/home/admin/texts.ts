import { momentText } from '@/cms/admin/overview/days'

/** What the studio says about banners. */
export const homeAdminTexts = {
  endsBeforeStart: 'The banner would end before it begins: give a later moment.',
  showing: 'Banners now showing',
  coming: 'Banners scheduled',
  draft: 'Draft',
  from: (moment: string) => `from ${momentText(moment)}`,
  until: (moment: string) => `until ${momentText(moment)}`,
  over: (moment: string) => `over since ${momentText(moment)}`,
} as const
