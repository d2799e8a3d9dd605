import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'counselling-authorities';
  ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'seat-terms';
  ALTER TYPE "public"."enum_imports_kind" ADD VALUE 'college-names';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_imports_kind";
  CREATE TYPE "public"."enum_imports_kind" AS ENUM('jobs', 'colleges', 'closing-ranks');
  ALTER TABLE "imports" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_imports_kind" USING "kind"::"public"."enum_imports_kind";`)
}
