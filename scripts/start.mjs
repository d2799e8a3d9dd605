import { runCommand } from './lib/processes/command.mjs'
import { serve } from './lib/site/serving.mjs'

await runCommand((context) => serve('start', context))
