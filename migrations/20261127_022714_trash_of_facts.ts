import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "colleges_list_fees";
  DROP INDEX "courses_slug_idx";
  DROP INDEX "regions_slug_idx";
  DROP INDEX "counselling_authorities_slug_idx";
  ALTER TABLE "sources" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "regions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "counselling_authorities" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "counselling_dates" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "sources_deleted_at_idx" ON "sources" USING btree ("deleted_at");
  CREATE INDEX "courses_deleted_at_idx" ON "courses" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "courses_slug_live" ON "courses" USING btree ("slug") WHERE "courses"."deleted_at" IS NULL;
  CREATE INDEX "regions_deleted_at_idx" ON "regions" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "regions_slug_live" ON "regions" USING btree ("slug") WHERE "regions"."deleted_at" IS NULL;
  CREATE INDEX "counselling_authorities_deleted_at_idx" ON "counselling_authorities" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "counselling_authorities_slug_live" ON "counselling_authorities" USING btree ("slug") WHERE "counselling_authorities"."deleted_at" IS NULL;
  CREATE INDEX "counselling_dates_deleted_at_idx" ON "counselling_dates" USING btree ("deleted_at");
  CREATE INDEX "colleges_list_fees" ON "colleges" USING btree ((CASE WHEN "country" = 'Nepal' THEN round("fees_amount" / 1.6) ELSE "fees_amount" END),"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE INDEX "regions_slug_idx" ON "regions" USING btree ("slug");
  CREATE INDEX "counselling_authorities_slug_idx" ON "counselling_authorities" USING btree ("slug");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "sources_deleted_at_idx";
  DROP INDEX "courses_deleted_at_idx";
  DROP INDEX "courses_slug_live";
  DROP INDEX "regions_deleted_at_idx";
  DROP INDEX "regions_slug_live";
  DROP INDEX "counselling_authorities_deleted_at_idx";
  DROP INDEX "counselling_authorities_slug_live";
  DROP INDEX "counselling_dates_deleted_at_idx";
  DROP INDEX "colleges_list_fees";
  DROP INDEX "courses_slug_idx";
  DROP INDEX "regions_slug_idx";
  DROP INDEX "counselling_authorities_slug_idx";
  CREATE INDEX "colleges_list_fees" ON "colleges" USING btree ("fees_amount","name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE UNIQUE INDEX "courses_slug_idx" ON "courses" USING btree ("slug");
  CREATE UNIQUE INDEX "regions_slug_idx" ON "regions" USING btree ("slug");
  CREATE UNIQUE INDEX "counselling_authorities_slug_idx" ON "counselling_authorities" USING btree ("slug");
  ALTER TABLE "sources" DROP COLUMN "deleted_at";
  ALTER TABLE "courses" DROP COLUMN "deleted_at";
  ALTER TABLE "regions" DROP COLUMN "deleted_at";
  ALTER TABLE "counselling_authorities" DROP COLUMN "deleted_at";
  ALTER TABLE "counselling_dates" DROP COLUMN "deleted_at";`)
}
