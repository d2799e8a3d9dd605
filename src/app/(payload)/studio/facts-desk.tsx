import { factsView } from '@/features/colleges/facts/admin/facts-view'
import { WaitingCorrections } from '@/features/corrections/admin/waiting-list'

/** Facts to check: corrections from readers first, then overdue figures. */
export const FactsDesk = factsView((req) => <WaitingCorrections req={req} />)
