import { runCommand } from './lib/command.mjs'
import { serve } from './lib/serving.mjs'

await runCommand((context) => serve('start', context))
