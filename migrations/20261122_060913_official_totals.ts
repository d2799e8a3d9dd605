import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_regions_official_totals_course" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  CREATE TYPE "public"."enum_regions_commission_fees_course" AS ENUM('mbbs', 'md-ms', 'bds', 'bams', 'bhms', 'nursing', 'paramedical');
  CREATE TYPE "public"."enum_regions_commission_fees_per" AS ENUM('year', 'course');
  ALTER TYPE "public"."enum_regions_kind" ADD VALUE 'Country';
  CREATE TABLE "regions_official_totals" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course" "enum_regions_official_totals_course" NOT NULL,
  	"colleges" numeric,
  	"seats" numeric,
  	"year" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "regions_commission_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"course" "enum_regions_commission_fees_course",
  	"seats" varchar,
  	"amount" numeric,
  	"per" "enum_regions_commission_fees_per" DEFAULT 'course',
  	"year" varchar,
  	"source_id" uuid,
  	"checked_on" timestamp(3) with time zone
  );
  
  ALTER TABLE "courses" ADD COLUMN "government_fees_fees_source_id" uuid;
  ALTER TABLE "courses" ADD COLUMN "government_fees_fees_checked_on" timestamp(3) with time zone;
  ALTER TABLE "courses" ADD COLUMN "private_fees_fees_source_id" uuid;
  ALTER TABLE "courses" ADD COLUMN "private_fees_fees_checked_on" timestamp(3) with time zone;
  ALTER TABLE "courses" ADD COLUMN "official_total_colleges" numeric;
  ALTER TABLE "courses" ADD COLUMN "official_total_seats" numeric;
  ALTER TABLE "courses" ADD COLUMN "official_total_year" varchar;
  ALTER TABLE "courses" ADD COLUMN "official_total_source_id" uuid;
  ALTER TABLE "courses" ADD COLUMN "official_total_checked_on" timestamp(3) with time zone;
  ALTER TABLE "regions_official_totals" ADD CONSTRAINT "regions_official_totals_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "regions_official_totals" ADD CONSTRAINT "regions_official_totals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_commission_fees" ADD CONSTRAINT "regions_commission_fees_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "regions_commission_fees" ADD CONSTRAINT "regions_commission_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "regions_official_totals_order_idx" ON "regions_official_totals" USING btree ("_order");
  CREATE INDEX "regions_official_totals_parent_id_idx" ON "regions_official_totals" USING btree ("_parent_id");
  CREATE INDEX "regions_official_totals_source_idx" ON "regions_official_totals" USING btree ("source_id");
  CREATE INDEX "regions_commission_fees_order_idx" ON "regions_commission_fees" USING btree ("_order");
  CREATE INDEX "regions_commission_fees_parent_id_idx" ON "regions_commission_fees" USING btree ("_parent_id");
  CREATE INDEX "regions_commission_fees_source_idx" ON "regions_commission_fees" USING btree ("source_id");
  ALTER TABLE "courses" ADD CONSTRAINT "courses_government_fees_fees_source_id_sources_id_fk" FOREIGN KEY ("government_fees_fees_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_private_fees_fees_source_id_sources_id_fk" FOREIGN KEY ("private_fees_fees_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "courses" ADD CONSTRAINT "courses_official_total_source_id_sources_id_fk" FOREIGN KEY ("official_total_source_id") REFERENCES "public"."sources"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "courses_government_fees_government_fees_fees_source_idx" ON "courses" USING btree ("government_fees_fees_source_id");
  CREATE INDEX "courses_private_fees_private_fees_fees_source_idx" ON "courses" USING btree ("private_fees_fees_source_id");
  CREATE INDEX "courses_official_total_official_total_source_idx" ON "courses" USING btree ("official_total_source_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "regions_official_totals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "regions_commission_fees" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "regions_official_totals" CASCADE;
  DROP TABLE "regions_commission_fees" CASCADE;
  ALTER TABLE "courses" DROP CONSTRAINT "courses_government_fees_fees_source_id_sources_id_fk";
  
  ALTER TABLE "courses" DROP CONSTRAINT "courses_private_fees_fees_source_id_sources_id_fk";
  
  ALTER TABLE "courses" DROP CONSTRAINT "courses_official_total_source_id_sources_id_fk";
  
  ALTER TABLE "regions" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_regions_kind";
  CREATE TYPE "public"."enum_regions_kind" AS ENUM('State', 'Union territory', 'Province');
  ALTER TABLE "regions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_regions_kind" USING "kind"::"public"."enum_regions_kind";
  DROP INDEX "courses_government_fees_government_fees_fees_source_idx";
  DROP INDEX "courses_private_fees_private_fees_fees_source_idx";
  DROP INDEX "courses_official_total_official_total_source_idx";
  ALTER TABLE "courses" DROP COLUMN "government_fees_fees_source_id";
  ALTER TABLE "courses" DROP COLUMN "government_fees_fees_checked_on";
  ALTER TABLE "courses" DROP COLUMN "private_fees_fees_source_id";
  ALTER TABLE "courses" DROP COLUMN "private_fees_fees_checked_on";
  ALTER TABLE "courses" DROP COLUMN "official_total_colleges";
  ALTER TABLE "courses" DROP COLUMN "official_total_seats";
  ALTER TABLE "courses" DROP COLUMN "official_total_year";
  ALTER TABLE "courses" DROP COLUMN "official_total_source_id";
  ALTER TABLE "courses" DROP COLUMN "official_total_checked_on";
  DROP TYPE "public"."enum_regions_official_totals_course";
  DROP TYPE "public"."enum_regions_commission_fees_course";
  DROP TYPE "public"."enum_regions_commission_fees_per";`)
}
