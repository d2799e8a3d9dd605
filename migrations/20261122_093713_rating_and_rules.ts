import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses" ADD COLUMN "eligibility_source_id" uuid;
  ALTER TABLE "courses" ADD COLUMN "eligibility_checked_on" timestamp(3) with time zone;
  ALTER TABLE "courses" ADD COLUMN "quotas_source_id" uuid;
  ALTER TABLE "courses" ADD COLUMN "quotas_checked_on" timestamp(3) with time zone;
  ALTER TABLE "fact_settings" ADD COLUMN "rating_method" varchar;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_eligibility_source_id_sources_id_fk" FOREIGN KEY ("eligibility_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_quotas_source_id_sources_id_fk" FOREIGN KEY ("quotas_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "courses_eligibility_source_idx" ON "courses" USING btree ("eligibility_source_id");
  CREATE INDEX "courses_quotas_source_idx" ON "courses" USING btree ("quotas_source_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "courses" DROP CONSTRAINT "courses_eligibility_source_id_sources_id_fk";
  
  ALTER TABLE "courses" DROP CONSTRAINT "courses_quotas_source_id_sources_id_fk";
  
  DROP INDEX "courses_eligibility_source_idx";
  DROP INDEX "courses_quotas_source_idx";
  ALTER TABLE "courses" DROP COLUMN "eligibility_source_id";
  ALTER TABLE "courses" DROP COLUMN "eligibility_checked_on";
  ALTER TABLE "courses" DROP COLUMN "quotas_source_id";
  ALTER TABLE "courses" DROP COLUMN "quotas_checked_on";
  ALTER TABLE "fact_settings" DROP COLUMN "rating_method";`)
}
