import * as migration_20261122_020000_baseline from './20261122_020000_baseline';
import * as migration_20261122_043828_sources from './20261122_043828_sources';

export const migrations = [
  {
    up: migration_20261122_020000_baseline.up,
    down: migration_20261122_020000_baseline.down,
    name: '20261122_020000_baseline',
  },
  {
    up: migration_20261122_043828_sources.up,
    down: migration_20261122_043828_sources.down,
    name: '20261122_043828_sources'
  },
];
