import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "colleges_list_recommended";
  DROP INDEX "colleges_list_state";
  DROP INDEX "colleges_list_name";
  DROP INDEX "colleges_list_fees";
  DROP INDEX "colleges_list_established";
  DROP INDEX "colleges_list_rating";
  CREATE INDEX "colleges_list_recommended" ON "colleges" USING btree ("featured" DESC,lower("name"),"id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_state" ON "colleges" USING btree ("state","featured" DESC,lower("name"),"id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_name" ON "colleges" USING btree (lower("name"),"id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_fees" ON "colleges" USING btree ((CASE WHEN "country" = 'Nepal' THEN round("fees_amount" / 1.6) ELSE "fees_amount" END),lower("name"),"id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_established" ON "colleges" USING btree ("established",lower("name"),"id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_rating" ON "colleges" USING btree ("rating" DESC NULLS LAST,lower("name"),"id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "colleges_list_recommended";
  DROP INDEX "colleges_list_state";
  DROP INDEX "colleges_list_name";
  DROP INDEX "colleges_list_fees";
  DROP INDEX "colleges_list_established";
  DROP INDEX "colleges_list_rating";
  CREATE INDEX "colleges_list_recommended" ON "colleges" USING btree ("featured" DESC,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_state" ON "colleges" USING btree ("state","featured" DESC,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_name" ON "colleges" USING btree ("name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_fees" ON "colleges" USING btree ((CASE WHEN "country" = 'Nepal' THEN round("fees_amount" / 1.6) ELSE "fees_amount" END),"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_established" ON "colleges" USING btree ("established","name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;
  CREATE INDEX "colleges_list_rating" ON "colleges" USING btree ("rating" DESC NULLS LAST,"name","id") WHERE "colleges"."status" = 'Active' AND "colleges"."_status" = 'published' AND "colleges"."deleted_at" IS NULL;`)
}
