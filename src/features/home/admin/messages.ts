import { momentText } from '@/cms/admin/messages'

/** All messages about banners in the studio. */
export const homeAdminMessages = {
  task: 'Banners',
  inOrder: 'In their order',
  homePage: 'Home page',
  orderIntro:
    'The home page shows the banners in this order. Drag one by its handle, or use its arrows. Open a banner to choose when it is shown.',
  add: 'Add banner',
  endsBeforeStart: 'The banner would end before it begins: give a later moment.',
  showing: 'Banners now showing',
  coming: (count: number) => `${count} scheduled`,
  drafts: 'Drafts of banners',
  draft: 'Draft',
  from: (moment: string) => `from ${momentText(moment)}`,
  until: (moment: string) => `until ${momentText(moment)}`,
  over: (moment: string) => `over since ${momentText(moment)}`,
} as const
