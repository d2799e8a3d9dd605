import * as migration_20261121_000000_initial from './20261121_000000_initial';
import * as migration_20261121_113741_banner_times from './20261121_113741_banner_times';
import * as migration_20261121_115157_search_applications from './20261121_115157_search_applications';

export const migrations = [
  {
    up: migration_20261121_000000_initial.up,
    down: migration_20261121_000000_initial.down,
    name: '20261121_000000_initial',
  },
  {
    up: migration_20261121_113741_banner_times.up,
    down: migration_20261121_113741_banner_times.down,
    name: '20261121_113741_banner_times',
  },
  {
    up: migration_20261121_115157_search_applications.up,
    down: migration_20261121_115157_search_applications.down,
    name: '20261121_115157_search_applications'
  },
];
