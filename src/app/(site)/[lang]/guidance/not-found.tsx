import { pageOf } from '@/app/(site)/language'
import { CombinationNotFound } from '@/features/guidance/components/combination-not-found'

export default pageOf((language) => <CombinationNotFound language={language} />)
