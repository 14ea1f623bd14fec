/** Base path of the API. */
export const API_BASE = '/api/web';

export const MEGABYTE = 1024 * 1024;
export const UPLOAD_LIMIT_BYTES = 9 * MEGABYTE;
/** Larger than the limit of uploads, so that large downloads of the product itself can be verified. */
export const VERIFICATION_LIMIT_BYTES = 32 * MEGABYTE;
/** Both sides of an upload must be longer than this, in pixels. */
export const UPLOAD_MINIMUM_SIDE = 200;
/** Both sides of an upload to be enlarged must be at least this long, in pixels: a face of an old photograph. */
export const UPLOAD_TO_ENLARGE_MINIMUM_SIDE = 64;
/** Below this side, in pixels, tools that keep the detail of a source warn that it is small. */
export const RECOMMENDED_SOURCE_SIDE = 512;
/** Decoding stops above this, so that a small file cannot unpack into gigabytes. */
export const UPLOAD_PIXEL_LIMIT = 64_000_000;
/** Accepted by the drop zones of some tools, which use its first page. */
export const PDF_TYPE = 'application/pdf';
export const PDF_PAGES = ['RemoveBackground', 'UpscaleAndFacelift'] as const;
/** Types that a source may have. They are stored as JPG or PNG; of an animation, the first frame. */
export const SOURCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'] as const;
/** The types of a source as the `accept` attribute of a file field. */
export const SOURCE_ENDINGS = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif';

/** Upscale refuses a picture whose longer side has this many pixels or more. */
export const UPSCALE_SIDE_LIMIT = 3000;
/** Above this in both dimensions a request may take longer. */
export const LARGE_IMAGE_SIDE = 1500;
/** How many times larger Upscale makes each side. The engine enlarges by doubling (decision 11). */
export const UPSCALE_FACTORS = [2, 4] as const;
export type UpscaleFactor = (typeof UPSCALE_FACTORS)[number];
/** Maximum number of pixels of an upscaled picture: 6000 by 6000. */
export const UPSCALED_PIXEL_LIMIT = 36_000_000;
export const UPSCALE_LIMIT_TEXT = 'Cannot Upscale. This image has reached its maximum dimensions';
export const UPSCALE_LIMIT_INLINE_TEXT = 'This image has already reached its maximum dimensions';
export const LARGE_IMAGE_TEXT = 'Due to the size of this image, your request may take longer than expected';
/** Range of the Creative slider: how far the result may depart from the source. */
export const CREATIVE_RANGE = { minimum: 8, maximum: 25, default: 10 } as const;

/** Maximum length of a prompt in characters, wherever one is written. */
export const PROMPT_LIMIT = 2000;
export const CUSTOM_SIDE_MINIMUM = 256;
export const CUSTOM_SIDE_MAXIMUM = 1536;
/** Maximum side of an expanded canvas, in pixels. */
export const CANVAS_SIDE_MAXIMUM = 3000;
/** Maximum number of colours in one variation request. */
export const COLOURWAY_LIMIT = 8;
export const SEED_LIMIT = 4_294_967_295;

/** Value of `background_type` that asks for a transparent result. */
export const TRANSPARENT = 'transparent';

export const PAGE_SIZE = 20;
/** Number of pictures of a collection that each further page adds while a person scrolls. */
export const COLLECTION_STEP = 10;

export const REQUIRED_TEXT = 'This field is required';
export const EMAIL_EXAMPLE = 'name@example.com';
export const EMAIL_TEXT = `Please enter a valid email, for example ${EMAIL_EXAMPLE}.`;
