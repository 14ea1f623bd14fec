/**
 * A 3-D file on a turntable: neutral studio light, a soft shadow on the floor, turned by pointer, touch or method
 * calls. This module is loaded when somebody opens the turntable, because it imports three.js; it draws only after a
 * change.
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
  /** Turns the piece by angles in radians. */
  turn(right: number, up: number): void;
  /** Zooms by a factor; values above 1 move closer. */
  zoom(by: number): void;
  /** Restores the initial view. */
  reset(): void;
  setBackground(colour: string): void;
  close(): void;
}

interface TurntableRequest {
  readonly canvas: HTMLCanvasElement;
  readonly url: string;
  readonly background: string;
  /** True to let a movement slow down gradually after the pointer is released. */
  readonly smooth: boolean;
  readonly onProgress: (share: number) => void;
}

/** Vertical field of view in degrees. A narrow angle distorts clothes little. */
const FIELD_OF_VIEW = 26;
/** Initial angles of the camera in radians: a little to the right of the front and above it. */
const START = { right: 0.45, up: 0.12 };
/** Size of the view relative to that of the piece, which leaves room for its shadow. */
const ROOM = 1.15;
/** Largest distance of the camera, as a multiple of that at which the piece fits the canvas. */
const FARTHEST = 3;
/** Intensity of the surrounding light, low enough to keep the folds of white cloth visible. */
const ENVIRONMENT_INTENSITY = 0.62;
/** Intensity of the lamp. */
const LAMP_INTENSITY = 1.5;

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
  scene.background = new Color(request.background);
  const studio = new PMREMGenerator(renderer);
  scene.environment = studio.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = ENVIRONMENT_INTENSITY;
  studio.dispose();
  scene.add(file.scene);
  const bounds = new Box3().setFromObject(file.scene);
  const sphere = bounds.getBoundingSphere(new Sphere());
  light(scene, file.scene, bounds, sphere);

  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, sphere.radius / 100, sphere.radius * 40);
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = smooth;
  controls.minDistance = sphere.radius * 0.6;
  controls.maxPolarAngle = Math.PI * 0.55;

  let frame = 0;
  const draw = () => {
    frame = 0;
    if (controls.update()) requestDraw();
    renderer.render(scene, camera);
  };
  const requestDraw = () => {
    frame ||= requestAnimationFrame(draw);
  };
  let distance = 1;
  const measure = () => {
    distance = distanceFor(bounds, camera.aspect);
    controls.maxDistance = distance * FARTHEST;
    // The floor, which reaches beyond the piece, is drawn as well.
    camera.far = controls.maxDistance + 12 * sphere.radius;
    camera.updateProjectionMatrix();
  };
  const reset = () => {
    controls.target.copy(sphere.center);
    measure();
    camera.position.setFromSpherical(new Spherical(distance, Math.PI / 2 - START.up, START.right)).add(sphere.center);
    requestDraw();
  };
  const resize = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    // On a narrower canvas the camera moves back, so that the piece stays in view.
    const before = distance;
    measure();
    camera.position
      .sub(controls.target)
      .multiplyScalar(distance / before)
      .add(controls.target);
    requestDraw();
  });
  const { clientWidth, clientHeight } = canvas;
  camera.aspect = clientWidth / Math.max(1, clientHeight);
  resize.observe(canvas);
  controls.addEventListener('change', requestDraw);
  reset();

  const move = (change: (place: Spherical) => void) => {
    const place = new Spherical().setFromVector3(new Vector3().subVectors(camera.position, controls.target));
    change(place);
    place.phi = Math.min(controls.maxPolarAngle, Math.max(0.05, place.phi));
    place.radius = Math.min(controls.maxDistance, Math.max(controls.minDistance, place.radius));
    camera.position.setFromSpherical(place).add(controls.target);
    requestDraw();
  };

  return {
    reset,
    turn: (right, up) =>
      move((place) => {
        place.theta += right;
        place.phi -= up;
      }),
    zoom: (by) => move((place) => (place.radius /= by)),
    setBackground(colour) {
      scene.background = new Color(colour);
      requestDraw();
    },
    close() {
      cancelAnimationFrame(frame);
      resize.disconnect();
      controls.dispose();
      file.scene.traverse(release);
      scene.environment?.dispose();
      renderer.dispose();
    },
  };
}

/**
 * Distance of the camera from the middle of a piece at which the piece and its shadow fit into a canvas of an aspect
 * ratio (width / height), however the piece is turned.
 */
function distanceFor(bounds: Box3, aspect: number): number {
  const { x, y, z } = bounds.getSize(new Vector3());
  const across = Math.hypot(x, z) / 2;
  const slope = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  return across + (ROOM * Math.max(y / 2, across / aspect)) / slope;
}

/** Adds a lamp from the upper left and a floor that receives its shadow. */
function light(scene: Scene, piece: Object3D, bounds: Box3, { center, radius }: Sphere): void {
  const lamp = new DirectionalLight('white', LAMP_INTENSITY);
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
  const floor = new Mesh(new PlaneGeometry(radius * 12, radius * 12), new ShadowMaterial({ opacity: 0.22 }));
  floor.rotation.x = -Math.PI / 2;
  floor.position.set(center.x, bounds.min.y, center.z);
  floor.receiveShadow = true;
  piece.traverse((part) => (part.castShadow = true));
  scene.add(lamp, lamp.target, floor);
}

function release(part: Object3D): void {
  if (!(part instanceof Mesh)) return;
  part.geometry.dispose();
  for (const material of [part.material].flat()) {
    for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
    material.dispose();
  }
}
