import { parseIndustries } from '../parse-industries.ts';

/** Shops and specialty stores. */
export const SHOPS = parseIndustries(
  5,
  `
  67 5999 RETAIL | Retail store
  68 5399 RETAIL | General store
  69 5310 RETAIL | Discount store
  70 5311 RETAIL | Department store
  71 5331 RETAIL | Dollar or variety store
  72 5931 RETAIL | Thrift or secondhand store
  73 5932 RETAIL | Antique shop
  74 5933 RETAIL | Pawn shop
  75 5943 RETAIL | Office and school supplies
  76 5947 RETAIL | Gift shop
  77 5970 RETAIL | Art and craft supplies
  78 5970 RETAIL | Handmade crafts
  79 5971 RETAIL | Art gallery or artist
  80 5972 RETAIL | Coins, stamps and collectibles
  81 5973 RETAIL | Religious goods store
  82 5977 RETAIL | Cosmetics and perfume
  83 5992 RETAIL | Florist
  84 5994 RETAIL | Newsstand
  85 5995 RETAIL | Pet store
  `,
);
