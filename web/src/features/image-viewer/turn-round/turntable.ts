/**
 * A three-dimensional file on a turntable: neutral studio light, a soft shadow on the ground, turned by pointer, touch
 * or calls. Loaded only when somebody asks to turn a piece round; draws only when something has changed.
 */
import {
  Box3,
  Color,
  DirectionalLight,
  Mesh,
  NeutralToneMapping,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Spherical,
  Sphere,
  Texture,
  Vector3,
  VSMShadowMap,
  WebGLRenderer,
  type Object3D,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

export interface Turntable {
  /** Radians to the right and up. */
  turn(right: number, up: number): void;
  /** Above 1 comes nearer. */
  zoom(by: number): void;
  /** The view of the beginning. */
  reset(): void;
  setGround(colour: string): void;
  close(): void;
}

interface TurntableRequest {
  readonly canvas: HTMLCanvasElement;
  readonly url: string;
  readonly ground: string;
  /** Movement goes on a little after the hand has let go. */
  readonly smooth: boolean;
  readonly onProgress: (share: number) => void;
}

/** Degrees, of a lens that does not distort clothes. */
const FIELD_OF_VIEW = 26;
/** Where the camera starts: a little to the right of the front and above it, radians. */
const START = { right: 0.45, up: 0.12 };
/** Radiance of the room and of the lamp, so that white cloth keeps its folds. */
const ROOM = 0.62;
const LAMP = 1.5;

/** @throws Error when the browser has no WebGL 2, or the file cannot be loaded. */
export async function openTurntable(request: TurntableRequest): Promise<Turntable> {
  const { canvas, url, smooth, onProgress } = request;
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  const loader = new GLTFLoader();
  const file = await loader
    .loadAsync(url, ({ loaded, total }) => total > 0 && onProgress(loaded / total))
    .catch((error: unknown) => {
      renderer.dispose();
      throw error;
    });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = VSMShadowMap;
  const scene = new Scene();
  scene.background = new Color(request.ground);
  const studio = new PMREMGenerator(renderer);
  scene.environment = studio.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = ROOM;
  studio.dispose();
  scene.add(file.scene);
  const bounds = new Box3().setFromObject(file.scene);
  const ball = bounds.getBoundingSphere(new Sphere());
  light(scene, file.scene, bounds, ball);

  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, ball.radius / 100, ball.radius * 40);
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = smooth;
  controls.minDistance = ball.radius * 0.6;
  controls.maxDistance = ball.radius * 9;
  controls.maxPolarAngle = Math.PI * 0.55;

  let asked = 0;
  const draw = () => {
    asked = 0;
    if (controls.update()) ask();
    renderer.render(scene, camera);
  };
  const ask = () => {
    asked ||= requestAnimationFrame(draw);
  };
  let fit = 1;
  const reset = () => {
    controls.target.copy(ball.center);
    fit = fitOf(camera.aspect);
    const distance = ball.radius / Math.sin((FIELD_OF_VIEW * Math.PI) / 360) / fit;
    camera.position.setFromSpherical(new Spherical(distance, Math.PI / 2 - START.up, START.right)).add(ball.center);
    ask();
  };
  const resize = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    camera.updateProjectionMatrix();
    // What was in view stays in view on a narrower screen.
    const before = fit;
    fit = fitOf(camera.aspect);
    camera.position
      .sub(controls.target)
      .multiplyScalar(before / fit)
      .add(controls.target);
    ask();
  });
  const { clientWidth, clientHeight } = canvas;
  camera.aspect = clientWidth / Math.max(1, clientHeight);
  resize.observe(canvas);
  controls.addEventListener('change', ask);
  reset();

  const move = (change: (place: Spherical) => void) => {
    const place = new Spherical().setFromVector3(new Vector3().subVectors(camera.position, controls.target));
    change(place);
    place.phi = Math.min(controls.maxPolarAngle, Math.max(0.05, place.phi));
    place.radius = Math.min(controls.maxDistance, Math.max(controls.minDistance, place.radius));
    camera.position.setFromSpherical(place).add(controls.target);
    ask();
  };

  return {
    reset,
    turn: (right, up) =>
      move((place) => {
        place.theta += right;
        place.phi -= up;
      }),
    zoom: (by) => move((place) => (place.radius /= by)),
    setGround(colour) {
      scene.background = new Color(colour);
      ask();
    },
    close() {
      cancelAnimationFrame(asked);
      resize.disconnect();
      controls.dispose();
      file.scene.traverse(release);
      scene.environment?.dispose();
      renderer.dispose();
    },
  };
}

/** How much of the height a piece may fill, by the shape of the screen. */
function fitOf(aspect: number): number {
  return Math.min(1, aspect * 1.1);
}

/** A lamp from the upper left, and the ground on which it throws a shadow. */
function light(scene: Scene, piece: Object3D, bounds: Box3, { center, radius }: Sphere): void {
  const lamp = new DirectionalLight('white', LAMP);
  lamp.position.copy(center).add(new Vector3(-0.8, 2.2, 1.3).multiplyScalar(radius));
  lamp.target.position.copy(center);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 14;
  lamp.shadow.blurSamples = 16;
  lamp.shadow.bias = -0.0008;
  lamp.shadow.normalBias = radius * 0.006;
  const { camera } = lamp.shadow;
  camera.left = camera.bottom = -1.4 * radius;
  camera.right = camera.top = 1.4 * radius;
  camera.near = radius * 0.2;
  camera.far = radius * 6;
  const ground = new Mesh(new PlaneGeometry(radius * 12, radius * 12), new ShadowMaterial({ opacity: 0.22 }));
  ground.rotation.x = -Math.PI / 2;
  ground.position.set(center.x, bounds.min.y, center.z);
  ground.receiveShadow = true;
  piece.traverse((part) => (part.castShadow = true));
  scene.add(lamp, lamp.target, ground);
}

function release(part: Object3D): void {
  if (!(part instanceof Mesh)) return;
  part.geometry.dispose();
  for (const material of [part.material].flat()) {
    for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
    material.dispose();
  }
}
