import type { StatisticView } from '@/lib/statistic'

export interface TitledTextView {
  title: string
  text: string | null
}

export interface AdmissionPageView {
  title: string | null
  introduction: string | null
  statistics: StatisticView[]
  services: TitledTextView[]
}

export interface TeamMemberView {
  id: string
  name: string
  role: string | null
  text: string | null
  photoUrl: string | null
  photoAlt: string | null
  isSample: boolean
}

export interface AboutPageView {
  introduction: string | null
  statistics: StatisticView[]
  mission: string | null
  values: TitledTextView[]
  team: TeamMemberView[]
  whyChoose: TitledTextView[]
}
