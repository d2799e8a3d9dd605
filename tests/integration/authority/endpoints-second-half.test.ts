import { HALVES, itLetsInWhomTheTableSays } from './endpoint-walk'

itLetsInWhomTheTableSays(HALVES.second)
